/** Types of the Khronos glTF validator, which has none, as far as tests use them. */
declare module 'gltf-validator' {
  /** `severity`: 0 error, 1 warning, 2 information, 3 hint. */
  type Message = { readonly severity: number; readonly code: string; readonly message: string };
  export function validateBytes(
    bytes: Uint8Array,
  ): Promise<{ readonly issues: { readonly messages: readonly Message[] } }>;
}
