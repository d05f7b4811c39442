/** A descriptor as it travels and as it is kept. */
import { invalid } from '#platform/contract/errors.ts';
import { sealOf } from '#platform/server/seal/sealed.ts';
import { DESCRIPTOR_LENGTH } from '../../contract/face.schema.ts';
import { DESCRIPTOR_BYTES, NO_DESCRIPTOR } from '../../contract/match/descriptor.ts';

/** No model answers larger ones. */
const LARGEST = 1e6;

/** The numbers behind bytes, wherever they lie: floats must begin at a multiple of four. */
const numbersIn = (bytes: Buffer) => new Float32Array(new Uint8Array(bytes).buffer);

/** @throws 422 at the field where it holds something else than 1024 numbers that differ */
export function readDescriptor(text: string): Float32Array {
  const bytes = Buffer.from(text, 'base64');
  const numbers = bytes.length === DESCRIPTOR_BYTES ? numbersIn(bytes) : new Float32Array();
  const isUsable = numbers.length === DESCRIPTOR_LENGTH && numbers.every((value) => Math.abs(value) < LARGEST) && numbers.some((value) => value !== numbers[0]);
  if (!isUsable) throw invalid('descriptor', NO_DESCRIPTOR);
  return numbers;
}

/** Keeps and opens descriptors of a company's people. */
export function descriptorSeal(secret: Buffer, companyId: number) {
  const seal = sealOf(secret, 'face descriptors');
  const row = (employeeId: number) => `${companyId}/${employeeId}`;
  return {
    close: (numbers: Float32Array, employeeId: number) => seal.close(Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength), row(employeeId)),
    open: (sealed: Buffer, employeeId: number) => numbersIn(seal.open(sealed, row(employeeId))),
  };
}
