import { describe, expect, it } from 'vitest';
import { placeOnSites, type OpenPlace, type WantedPlace } from './place-on-sites.ts';

const at = (id: number, work_site_id: number, is_primary = false, employee_id = 1): OpenPlace => ({ id, employee_id, work_site_id, is_primary });
const want = (work_site_id: number, is_primary = false, employee_id = 1): WantedPlace => ({ employee_id, work_site_id, is_primary });

describe('somebody is put on sites', () => {
  it.each([
    ['the first one is the main one', [], [want(10)], { added: [want(10, true)], promoted: [], demoted: [] }],
    ['of several the one that is said', [], [want(10), want(11, true)], { added: [want(10), want(11, true)], promoted: [], demoted: [] }],
    ['of several the first, where none is said', [], [want(10), want(11)], { added: [want(10, true), want(11)], promoted: [], demoted: [] }],
    ['one more beside the main one', [at(1, 10, true)], [want(11)], { added: [want(11)], promoted: [], demoted: [] }],
    ['another main one takes its place', [at(1, 10, true)], [want(11, true)], { added: [want(11, true)], promoted: [], demoted: [1] }],
    ['where they stand already nothing is added', [at(1, 10, true)], [want(10)], { added: [], promoted: [], demoted: [] }],
    ['a site they have becomes the main one', [at(1, 10, true), at(2, 11)], [want(11, true)], { added: [], promoted: [2], demoted: [1] }],
    ['who has no main one gets it back', [at(1, 10), at(2, 11)], [want(12)], { added: [want(12)], promoted: [1], demoted: [] }],
  ] as const)('%s', (_title, open, wanted, placing) => {
    expect(placeOnSites(open, wanted)).toEqual(placing);
  });

  it('each for themselves', () => {
    expect(placeOnSites([at(1, 10, true, 1)], [want(11, true, 1), want(11, true, 2)])).toEqual({
      added: [want(11, true, 1), want(11, true, 2)],
      promoted: [],
      demoted: [1],
    });
  });
});
