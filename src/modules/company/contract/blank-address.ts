/** An address before somebody has typed it. */

/** The fields of a form. */
export const BLANK_ADDRESS = { address_1: '', address_2: '', postcode: '', city: '', state: '', country: 'Malaysia' };

/** The columns of a record. */
export const NO_ADDRESS = { address_1: null, address_2: null, postcode: null, city: null, state: null, country: 'Malaysia' };
