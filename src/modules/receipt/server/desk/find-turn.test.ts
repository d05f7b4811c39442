import { expect, it } from 'vitest';
import { findRotation, sureShare, type Rotation } from './find-turn.ts';

const box = { x0: 0, y0: 0, x1: 1, y1: 1 };
const words = (text: string, confidence: number) => [text.split(' ').map((each) => ({ text: each, confidence, box }))];
const UPRIGHT = words('KEDAI MAKAN Tarikh 12/11/2026 JUMLAH RM 25.80', 93);
const ON_ITS_HEAD = words('IVGIM NVXVW u}yuseL 9202/LL/ZL HVTWnr WU 08ge', 40);
const LYING = words('< U n E I 3 m D V a N = 1 ¥ r o l w', 60);

/** What each turn shows, and the turns that were tried until one was found. */
const rotationsOf = async (asIs: typeof UPRIGHT, upright: Rotation | null): Promise<[found: Rotation, tried: Rotation[]]> => {
  const tried: Rotation[] = [];
  const found = await findRotation(asIs, async (rotation) => {
    tried.push(rotation);
    return rotation === upright ? UPRIGHT : LYING;
  });
  return [found, tried];
};

it.each([
  ['one that stands is not tried', UPRIGHT, null, 0, []],
  ['one on its side, either way', LYING, 90, 90, [90]],
  ['one on its other side', LYING, 270, 270, [90, 270]],
  ['one on its head, first that', ON_ITS_HEAD, 180, 180, [180]],
  ['one that no turn makes clearer stays', ON_ITS_HEAD, null, 0, [180, 90, 270]],
  ['one with a few stains is not tried', words('— ~ l i', 20), null, 0, []],
  ['one with nothing on it is not tried', [], null, 0, []],
] as const)('%s', async (_what, asIs, upright, found, tried) => {
  expect(
    await rotationsOf(
      asIs.map((piece) => [...piece]),
      upright,
    ),
  ).toEqual([found, tried]);
});

it('counts letters of clear words alone', () => {
  expect([sureShare(UPRIGHT) > 0.9, sureShare(LYING), sureShare(ON_ITS_HEAD), sureShare([])]).toEqual([true, 0, 0, 0]);
});
