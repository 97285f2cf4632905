/** Methods of arrays that Chrome has only from version 110 on, Safari from 16 and Firefox from 115. */
import 'core-js/actual/array/find-last.js';
import 'core-js/actual/array/to-reversed.js';
import 'core-js/actual/array/to-sorted.js';
import 'core-js/actual/array/with.js';
