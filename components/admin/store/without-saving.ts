/** “Work without saving”: the same store, on an IndexedDB that lives as long as the page. */
import 'fake-indexeddb/auto';
