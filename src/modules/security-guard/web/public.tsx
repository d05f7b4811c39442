/** What other modules draw of the guard registry. */
export { GuardLights } from './guard/guard-lights.tsx';
