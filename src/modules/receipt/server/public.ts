/** What other modules may ask of receipts. `receipt_readings` is theirs to join. */
export { askReadings, readingsOf } from './ask-reading.ts';
