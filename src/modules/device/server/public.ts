/** What modules with devices of their own may ask. */
export { newPairCode, shownCode } from './pair-code.ts';
export { pairingOf, type Credentials, type WaitingDevice } from './pairing.ts';
