/** The code that is read off one screen and typed into another: letters and digits that are not taken for each other. */
import { createHmac, randomInt } from 'node:crypto';
import { PAIR_CODE_LENGTH } from '../../contract/face.schema.ts';

const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const HALF = PAIR_CODE_LENGTH / 2;

export const newPairCode = () => Array.from({ length: PAIR_CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** `ABCD-EFGH` */
export const shownCode = (code: string) => `${code.slice(0, HALF)}-${code.slice(HALF)}`;

/** A code is short, so the key of the portal goes in: whoever has the table alone cannot try them all. */
export const digestOfPairCode = (secret: Buffer, typed: string) =>
  createHmac('sha256', secret)
    .update(`fr-pair:${typed.toUpperCase().replace(/[^A-Z0-9]/g, '')}`)
    .digest();
