/** What the fields bring to the table before a family eats. */

import type { Farm } from "../lib/view";

/** The crops that the next harvest brings in, one from each field; grain and vegetables can be eaten raw, one food each. */
export function fieldsBring(farm: Farm): string[] {
  if (farm.yard === "tiles") return farm.fields.flatMap((grain) => (grain > 0 ? ["grain"] : []));
  const fields = [...Object.values(farm.fields), ...farm.card_fields.map((field) => field.crop)];
  return fields.flatMap((crop) =>
    (["grain", "vegetable"] as const).filter((kind) => (crop[kind] ?? 0) > 0).slice(0, 1),
  );
}
