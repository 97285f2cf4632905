export { recordSchema } from '../quality-checks/schema';
