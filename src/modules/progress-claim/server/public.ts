/** What other modules may ask of contracts. */
export { contractFigures, contractNames, seesContracts } from './project/contracts-elsewhere.ts';
