/** The digits that an employee types at a kiosk. */
import { createHmac, randomInt } from 'node:crypto';
import { CLOCKING_CODE_LENGTH } from '../../contract/face.schema.ts';

/** `48210973`: of 100,000,000, so that few of the codes that somebody tries are anybody's. */
export const newClockingCode = () => String(randomInt(10 ** CLOCKING_CODE_LENGTH)).padStart(CLOCKING_CODE_LENGTH, '0');

/** Digits are few, so the key of the portal goes in: whoever has the table alone cannot try them all. */
export const digestOfClockingCode = (secret: Buffer, companyId: number, code: string) =>
  createHmac('sha256', secret).update(`fr-code:${companyId}:${code}`).digest();
