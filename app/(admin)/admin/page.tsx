export { default, metadata } from './dashboard/page';
