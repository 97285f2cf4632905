import { webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';

// Polyfills browser APIs that jsdom lacks and the studio needs; import it before the studio.
Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle });
Object.assign(globalThis, {
  isSecureContext: true,
  TextEncoder,
  structuredClone: (value: unknown): unknown => deserialize(serialize(value)),
});
