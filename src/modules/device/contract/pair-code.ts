/** Minutes for which a pair code may be used. */
export const PAIR_MINUTES = 15;
/** Letters and digits of a pair code; it is shown with a hyphen in its middle. */
export const PAIR_CODE_LENGTH = 8;
