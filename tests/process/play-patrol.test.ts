/** `npm run play:patrol`: some devices play a site against a portal for some simulated minutes, and the office finds what they did. */
import { afterAll, expect, test } from 'vitest';
import { makeEmployee } from '#modules/employee/server/employee.factory.ts';
import { ownerOf, TEST_PASSWORD } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { playSite } from '../../tools/play-patrol/play-site.ts';
import { progressOf } from '../../tools/play-patrol/tell-progress.ts';

const portal = await openTestPortal({ at: '2026-11-20T10:00:00+08:00' });
afterAll(() => portal.close());

test('devices are paired, walk their rounds, send late what they made without a network, and call for help', async () => {
  const owner = await ownerOf(portal);
  await portal.owner.query(`update companies set modules = modules || '{"patrol": true, "security_guard": true}' where id = $1`, [owner.companyId]);
  await portal.asSystem((tx) => makeEmployee(tx, owner.companyId, {}));
  const lines: string[] = [];
  const played = await playSite({
    url: portal.url,
    account: { email: owner.email, password: TEST_PASSWORD },
    // More than wrong codes of one address are let in.
    devices: 12,
    minutes: 30,
    speed: 6,
    emergency: true,
    now: portal.clock.now,
    // A step of the play is a minute on the clock of the portal.
    wait: async (ms) => portal.clock.set(new Date(portal.clock.now().getTime() + ms * 6).toISOString()),
    tell: (line) => lines.push(line),
  });
  expect(lines.join('\n')).not.toContain(TEST_PASSWORD);
  expect(lines).toContainEqual(expect.stringMatching(/^\d+ scans, \d+ signs of life; the play is over\.$/));

  // Three rounds of four points each, two minutes apart, of which one point is passed by.
  const due = 12 * 3 * 4;
  expect(played).toMatchObject({ scans: due - 1, left_out: 1, accepted: due - 1, rejected: 0 });
  // Two phones were without a network for twelve minutes and sent their batch twice.
  expect(played.late).toBeGreaterThan(0);
  expect(played.duplicated).toBeGreaterThan(0);
  expect(played).toMatchObject({ pings: 12 * 31 - 2 * 12, late_pings: 2 * 12 });

  const operation = (await owner.client.get(`api/patrol/operations/${played.operation}`)).body.data;
  const points = (operation.round_list as { start_at: string; points: { status: string }[] }[])
    .filter(({ start_at }) => Date.parse(start_at) < Date.parse('2026-11-20T10:30:00+08:00'))
    .flatMap((round) => round.points.map(({ status }) => status));
  expect(points).toHaveLength(due);
  expect(points.filter((status) => status === 'missed')).toHaveLength(1);
  expect(points.filter((status) => status === 'ontime')).toHaveLength(due - 1);
  const { rows } = await portal.owner.query('select offline, count(*)::int as n from patrol_clockings where company_id = $1 group by 1 order by 1', [
    owner.companyId,
  ]);
  expect(rows).toEqual([
    { offline: false, n: played.scans - played.late },
    { offline: true, n: played.late },
  ]);
  const emergencies = (await owner.client.get('api/patrol/emergencies')).body.data;
  expect(emergencies).toMatchObject([{ status: 'False Alarm', type: 'Panic' }]);
});

test.each([
  ['a short play says nothing but its end', 9_000, 1_000, []],
  ['once in ten seconds at most', 45_000, 1_000, [10, 20, 30, 40]],
  ['whatever the steps', 45_000, 7_000, [14, 28, 42]],
  ['sixty lines of a long one', 36_000_000, 60_000, Array.from({ length: 59 }, (_, n) => (n + 1) * 600)],
])('progress: %s', (_what, length, step, seconds) => {
  let now = 0;
  const said: string[] = [];
  const progress = progressOf(
    (line) => void said.push(line),
    length,
    () => now,
  );
  for (now = 0; now < length; now += step) progress.tell(() => String(now / 1000));
  progress.end('over');
  expect(said).toEqual([...seconds.map(String), 'over']);
});
