/** Password hashes: argon2id, 19 MiB, two passes (OWASP Password Storage, 2024). Takes about 10 ms off the main thread. */
import { hash, verify, type Options } from '@node-rs/argon2';

/** 2 is Argon2id in the library's list of algorithms. */
const OPTIONS: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

let decoy: Promise<string> | undefined;

/**
 * Whether the password fits. Without a stored hash (unknown address, invited person) it takes just as long
 * and is false, so the time of an answer does not tell whether an account exists.
 */
export async function fitsPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('a password that nobody has');
  const fits = await verify(stored ?? (await decoy), password);
  return fits && stored !== null;
}
