import { testTwoPeople } from './two-people';

testTwoPeople('gitlab');
