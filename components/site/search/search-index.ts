import { type SearchIndex, searchOptions, type Language } from '@/lib/text';
import { routes } from '@/content/routes';

/** The shortest program: its mark and version. */
const EMPTY_MODULE = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

let index: Promise<SearchIndex> | undefined;

/** Loads the index of a language, once per page. After a network failure the next call retries. */
export function searchIndex(language: Language) {
  index ??= fetchIndex(language).catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return index;
}

async function fetchIndex(language: Language) {
  const fetched = (await import(/* turbopackIgnore: true */ routes.searchIndex)) as SearchIndex;
  await fetched.options({ ...searchOptions(language), noWorker: compiles() });
  await fetched.init();
  return fetched;
}

/**
 * Whether the page's policy lets this browser compile WebAssembly: Safari before 16 does not know its `wasm-unsafe-eval`.
 * There pagefind runs in a worker, which has no policy. Elsewhere it does not: a query takes a few milliseconds.
 */
function compiles() {
  try {
    return new WebAssembly.Module(EMPTY_MODULE) instanceof WebAssembly.Module;
  } catch {
    return false;
  }
}
