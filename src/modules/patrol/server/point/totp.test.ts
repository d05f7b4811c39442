import { expect, test } from 'vitest';
import { totp } from './totp.ts';

/** RFC 6238, appendix B, with the secrets of its errata: as long as each hash. */
const SEED = '12345678901234567890';
const secrets = { sha1: SEED, sha256: SEED.repeat(2).slice(0, 32), sha512: SEED.repeat(4).slice(0, 64) } as const;

test.each([
  [59, '94287082', '46119246', '90693936'],
  [1_111_111_109, '07081804', '68084774', '25091201'],
  [1_111_111_111, '14050471', '67062674', '99943326'],
  [1_234_567_890, '89005924', '91819424', '93441116'],
  [2_000_000_000, '69279037', '90698825', '38618901'],
  [20_000_000_000, '65353130', '77737706', '47863826'],
])('the published codes at %i seconds', (seconds, sha1, sha256, sha512) => {
  const step = Math.floor(seconds / 30);
  const of = (algorithm: keyof typeof secrets) => totp(Buffer.from(secrets[algorithm]), step, { digits: 8, algorithm });
  expect([of('sha1'), of('sha256'), of('sha512')]).toEqual([sha1, sha256, sha512]);
});
