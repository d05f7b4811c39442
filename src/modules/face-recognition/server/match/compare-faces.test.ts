/** Descriptors alone: thresholds, two who are alike, and the turn that others have. */
import { expect, test } from 'vitest';
import { choosePerson } from '../../contract/match/choose-person.ts';
import { AT_ONCE, compareFaces } from './compare-faces.ts';
import { likeFace, madeFace } from './made-face.ts';

const THRESHOLD = 70;
const faces = new Map(Array.from({ length: 40 }, (_none, at) => [at + 1, madeFace(at + 1)] as const));
const everybody = [...faces.keys()];
const who = async (face: Float32Array, people = everybody, known: ReadonlyMap<number, Float32Array> = faces) =>
  choosePerson(await compareFaces(face, known, people), THRESHOLD);

test('each of forty is found by another picture of the own face, and nobody else', async () => {
  for (const id of everybody) expect(await who(likeFace(madeFace(id), 0.45, 900 + id))).toMatchObject({ employee_id: id, why: null });
});

test('a stranger is nobody', async () => {
  for (const seed of [501, 502, 503, 504]) expect(await who(madeFace(seed))).toMatchObject({ employee_id: null, why: 'unsure' });
});

test.each([
  [0.3, true],
  [0.6, true],
  [0.75, false],
  [0.9, false],
])('a face that is %f on its way to another is known: %s', async (share, isKnown) => {
  const { employee_id, confidence } = await who(likeFace(madeFace(3), share, 777));
  expect(employee_id).toBe(isKnown ? 3 : null);
  expect(confidence >= THRESHOLD).toBe(isKnown);
});

test('exactly the threshold is enough, one percent less is not', () => {
  const at = (similarity: number) => choosePerson([{ employee_id: 1, similarity }], THRESHOLD).employee_id;
  expect([at(0.7), at(0.69)]).toEqual([1, null]);
});

test('two who are alike are told apart by nobody, unless one is clearly nearer', async () => {
  const twins = new Map([...faces, [41, likeFace(madeFace(1), 0.2, 888)] as const]);
  const between = likeFace(madeFace(1), 0.1, 888);
  expect(await who(between, [...everybody, 41], twins)).toMatchObject({ employee_id: null, why: 'ambiguous' });
  expect(await who(between, everybody, twins)).toMatchObject({ employee_id: 1 });
  const near = (second: number) =>
    choosePerson(
      [
        { employee_id: 1, similarity: 0.9 },
        { employee_id: 2, similarity: second },
      ],
      THRESHOLD,
    ).employee_id;
  expect([near(0.86), near(0.85)]).toEqual([null, 1]);
});

test('who is not among the people of the place is not found there', async () => {
  expect(await who(madeFace(5), [1, 2, 3])).toMatchObject({ employee_id: null });
  expect(await who(madeFace(5), [])).toEqual({ employee_id: null, confidence: 0, why: 'unsure' });
  expect(await who(madeFace(5), [5, 999])).toMatchObject({ employee_id: 5 });
});

test('others have their turn while many are compared', async () => {
  const face = madeFace(1);
  const many = new Map(Array.from({ length: AT_ONCE * 2 + 10 }, (_none, at) => [at, face] as const));
  let queue = 0;
  const count = setInterval(() => undefined, 0);
  const ticking = (async () => {
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve));
      queue += 1;
      if (queue > 1000) return;
    }
  })();
  await compareFaces(face, many, [...many.keys()]);
  clearInterval(count);
  expect(queue).toBeGreaterThanOrEqual(2);
  queue = 1000;
  await ticking;
});
