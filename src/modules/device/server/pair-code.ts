/** The code that is read off one screen and typed into another: letters and digits that are not taken for each other. */
import { createHmac, randomInt } from 'node:crypto';
import { PAIR_CODE_LENGTH } from '../contract/pair-code.ts';

const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const HALF = PAIR_CODE_LENGTH / 2;

export const newPairCode = () => Array.from({ length: PAIR_CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** `ABCD-EFGH` */
export const shownCode = (code: string) => `${code.slice(0, HALF)}-${code.slice(HALF)}`;

/**
 * A code is short, so the key of the portal goes in: whoever has the table alone cannot try them all.
 * @param purpose of which devices it is: a code of one kind opens no other
 */
export const digestOfPairCode = (secret: Buffer, purpose: string, typed: string) =>
  createHmac('sha256', secret)
    .update(`${purpose}:${typed.toUpperCase().replace(/[^A-Z0-9]/g, '')}`)
    .digest();
