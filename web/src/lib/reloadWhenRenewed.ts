/** A service may be renewed while a page is open: then the files of the old page are gone. */

/** Take the new page, where there is one; the game itself is at the service, so nothing of it is lost. */
export async function renew(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  if (script === null) return;
  try {
    const answer = await fetch(script.src, { method: "HEAD", cache: "no-store" });
    if (answer.status === 404) location.reload();
  } catch {
    // The service is away again; whoever needs it says so.
  }
}
