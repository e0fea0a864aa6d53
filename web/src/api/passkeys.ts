// Passkeys: the browser's own JSON methods between the server and the authenticator.
import { request } from './http'
import type { PasskeyInfo } from './wire/http'

/** Whether this browser can make and use passkeys here. */
export const hasPasskeys = () =>
  typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential

/** Make a passkey for this player. */
export async function createPasskey(): Promise<PasskeyInfo[]> {
  const { options } = await request('POST /api/me/passkeys/options')
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON,
  )
  return request('POST /api/me/passkeys', { body: answer(await navigator.credentials.create({ publicKey })) })
}

/** Sign in with any passkey of this site that the person chooses. */
export async function signInWithPasskey(): Promise<PasskeyInfo[]> {
  const { options } = await request('POST /api/me/passkeys/sign-in/options')
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON,
  )
  return request('POST /api/me/passkeys/sign-in', {
    body: answer(await navigator.credentials.get({ publicKey })),
  })
}

function answer(credential: Credential | null): { credential: string } {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException('no passkey was chosen', 'AbortError')
  return { credential: JSON.stringify(credential.toJSON()) }
}
