import { webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';

// What every browser has and jsdom has not, as far as the studio needs it; import it before the studio.
Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle });
Object.assign(globalThis, {
  isSecureContext: true,
  TextEncoder,
  structuredClone: (value: unknown): unknown => deserialize(serialize(value)),
});
