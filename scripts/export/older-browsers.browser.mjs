/** Methods that Chrome has only from version 93 or 110 on, Safari from 15.4 or 16, and Firefox from 115. */
import 'core-js/actual/array/find-last.js';
import 'core-js/actual/array/to-reversed.js';
import 'core-js/actual/array/to-sorted.js';
import 'core-js/actual/array/with.js';
import 'core-js/actual/object/has-own.js';
