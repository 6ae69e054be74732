/** A farm in words, for those who don't see the drawing. */

import { t } from "../lib/i18n.svelte";
import { goodsText } from "../lib/terms";
import type { Farm, Goods, GridFarm, TileFarm } from "../lib/view";

function house(farm: Farm): string {
  const n = farm.yard === "grid" ? farm.rooms.length : farm.rooms;
  const where = farm.yard === "grid" ? ` (${farm.rooms.join(" ")})` : "";
  return t(`farm-rooms-${farm.house}`, { n }) + where;
}

function crop(goods: Goods): string {
  return Object.keys(goods).length === 0 ? t("farm-empty") : goodsText(goods);
}

function grid(farm: GridFarm): string[] {
  const fields = Object.entries(farm.fields).map(([cell, goods]) => `${cell} ${crop(goods)}`);
  const pastures = farm.pastures.map((one) => t("farm-pasture-for", { cells: one.cells.join(" "), n: one.capacity }));
  return [
    ...(fields.length > 0 ? [`${t("farm-fields", { n: fields.length })} (${fields.join(", ")})`] : []),
    ...(pastures.length > 0 ? [`${t("farm-pastures", { n: pastures.length })} (${pastures.join(", ")})`] : []),
    ...(farm.stables.length > 0
      ? [`${t("farm-stables", { n: farm.stables.length })} (${farm.stables.join(" ")})`]
      : []),
    ...(farm.upright_fences === undefined ? [] : [t("farm-upright", { cells: farm.upright_fences.join(" ") })]),
    t("farm-unused", { n: farm.unused.length }),
  ];
}

function tiles(farm: TileFarm): string[] {
  const fields = farm.fields.map((grain) => crop(grain > 0 ? { grain } : {}));
  const pastures = farm.pastures.map((one, index) =>
    t("farm-pasture-for", { cells: shapeName(one.shape, one.stable), n: farm.capacities[index] ?? 0 }),
  );
  return [
    ...(fields.length > 0 ? [`${t("farm-fields", { n: fields.length })} (${fields.join(", ")})`] : []),
    ...(pastures.length > 0 ? [`${t("farm-pastures", { n: pastures.length })} (${pastures.join(", ")})`] : []),
    ...(farm.stables > 0 ? [t("farm-stables", { n: farm.stables })] : []),
  ];
}

/** What a pasture tile is called. */
export function shapeName(shape: string, stable: boolean): string {
  const name = t(`tile-${shape}`);
  return stable ? t("tile-with-stable", { tile: name }) : name;
}

/** What is built on a farm. */
export function describe(farm: Farm): string {
  return [house(farm), ...(farm.yard === "grid" ? grid(farm) : tiles(farm))].join("; ");
}

/** What is built on a farm, what its owner has, and who lives there. */
export function describeAll(farm: Farm): string {
  const parts = [describe(farm), goodsText(farm.goods), t("farm-family", { n: farm.family })];
  if (farm.begging > 0) parts.push(t("farm-begging", { n: farm.begging }));
  return parts.join(". ");
}
