import { testTwoPeople } from './two-people';

testTwoPeople('github');
