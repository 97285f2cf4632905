import { testTwoPeople } from './two-people';

testTwoPeople('gitea');
