/** What the page asks about accounts, and the passkeys of this device. */

import { json } from "../lib/api";
import type {
  AccountInfo,
  AccountLink,
  PasskeyMade,
  PasskeyOptions,
  PasskeyShown,
  SignIn,
  SignOut,
} from "../lib/schema";

const ACCOUNT = "/api/account";

export const account = {
  info: (): Promise<AccountInfo> => json(ACCOUNT),
  rename: (name: string): Promise<AccountInfo> => json(`${ACCOUNT}/name`, { name }),
  link: (): Promise<AccountLink> => json(`${ACCOUNT}/link`, {}),
  signIn: (wish: SignIn): Promise<AccountInfo> => json(`${ACCOUNT}/sign-in`, wish),
  signOut: (wish: SignOut): Promise<AccountInfo> => json(`${ACCOUNT}/sign-out`, wish),
  forget: (): Promise<AccountInfo> => json(`${ACCOUNT}/forget`, {}),
  forgetPasskey: (id: string): Promise<AccountInfo> => json(`${ACCOUNT}/passkey/forget`, { id }),
};

/** The key that a link for another device brings after its #. */
export function keyIn(hash: string): string | null {
  return /^#([A-Za-z0-9_-]{43})$/.exec(hash)?.[1] ?? null;
}

/** Whether this browser can make passkeys here: over TLS or on this computer, and under a name. */
export function canPasskey(host = location.hostname): boolean {
  const named = !/^[\d.]+$|:/.test(host);
  return named && window.isSecureContext && "parseCreationOptionsFromJSON" in (window.PublicKeyCredential ?? {});
}

/** What a browser gave, as the service takes it. */
function told(given: Credential | null): Record<string, unknown> {
  if (given === null) throw new Error("nothing was given");
  return (given as PublicKeyCredential).toJSON() as unknown as Record<string, unknown>;
}

/** Make a passkey on this device; whoever was a guest has an account from then on. */
export async function makePasskey(name: string): Promise<AccountInfo> {
  const { options } = await json<PasskeyOptions>(`${ACCOUNT}/passkey/options`, {});
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const made: PasskeyMade = { credential: told(await navigator.credentials.create({ publicKey })), name };
  return json(`${ACCOUNT}/passkey`, made);
}

/** Sign in by a passkey of this device. */
export async function showPasskey(): Promise<AccountInfo> {
  const { options } = await json<PasskeyOptions>(`${ACCOUNT}/sign-in/options`, {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const shown: PasskeyShown = { credential: told(await navigator.credentials.get({ publicKey })) };
  return json(`${ACCOUNT}/sign-in/passkey`, shown);
}
