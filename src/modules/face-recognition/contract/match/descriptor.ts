/** A descriptor on its way: its numbers as 32-bit floats, little-endian, in base64. */
import { z } from 'zod';
import { DESCRIPTOR_LENGTH } from '../face.schema.ts';

export const DESCRIPTOR_BYTES = DESCRIPTOR_LENGTH * 4;
const CHARACTERS = Math.ceil(DESCRIPTOR_BYTES / 3) * 4;
export const NO_DESCRIPTOR = { en: 'This is not a face descriptor of 1,024 numbers.', ms: 'Ini bukan deskriptor wajah dengan 1,024 nombor.' };

/** A descriptor in an input. Whether its numbers are any is judged by whoever reads it. */
export const descriptorField = () =>
  z
    .string()
    .max(CHARACTERS)
    .refine((text) => text.length === CHARACTERS && /^[A-Za-z0-9+/]+={0,2}$/.test(text), { params: { text: NO_DESCRIPTOR } });
