/** What waits for the caller, told in groups: requests of one kind across people, or all of one person. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { LOCALES, say, type Text } from '#platform/contract/messages.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { listApprovalGroups as endpoint } from '../contract/approval.endpoints.ts';
import { APPROVAL_MESSAGES } from '../contract/approval.messages.ts';
import type { ApprovalGroup } from '../contract/approval.schema.ts';
import { openEntryStates, possibleSpots } from './entry-states.ts';
import { countWaiting, through, waitingGroups, waitingPeople, type FoundGroup } from './inbox.store.ts';
import { countsOf, shown } from './list-approvals.ts';
import { subjectOf, subjects } from './subject.ts';

type Input = ParsedInput<typeof endpoint>;
type Answer = OutputOf<typeof endpoint>;

/** People of one page. */
const PEOPLE = 30;

export async function listApprovalGroups(ctx: Ctx, { by, type, page }: Input): Promise<Answer> {
  const spots = possibleSpots(ctx);
  if (spots.length === 0) return { data: [], counts: [], more: false };
  const asked = spots.filter(({ subject_type }) => type === undefined || subject_type === type);
  const [entryStates, found, counted] = await pipeline(
    ctx,
    () => openEntryStates(ctx, spots),
    // Groups are few, so that those of all types are also their counts.
    () => (by === 'detail' ? waitingGroups(ctx, spots) : waitingPeople(ctx, asked, page * PEOPLE + 1)),
    async () => (by === 'detail' ? [] : countWaiting(ctx, spots)),
  );
  const waiting = through(found, entryStates);
  const merged = mergedBy(keyOf[by], by === 'detail' ? waiting.filter(({ subject_type }) => type === undefined || subject_type === type) : waiting);
  const part = by === 'detail' ? merged : merged.slice((page - 1) * PEOPLE, page * PEOPLE);
  return {
    data: await announced(ctx, part, by),
    counts: countsOf(by === 'detail' ? waiting : through(counted, entryStates)),
    more: merged.length > page * PEOPLE && by === 'person',
  };
}

const keyOf = {
  detail: ({ subject_type, status, detail }: FoundGroup) => `${subject_type}|${status}|${detail}`,
  person: ({ employee_id }: FoundGroup) => `person|${employee_id}`,
};

interface Merged {
  readonly key: string;
  readonly n: number;
  readonly worth: number;
  readonly first: FoundGroup;
}

/** Named for the caller or not, theirs or not: alike is alike. The longest waiting first. Pure. */
export function mergedBy(key: (found: FoundGroup) => string, found: readonly FoundGroup[]): Merged[] {
  const groups = [...Map.groupBy(found, key)].map(([of, parts]): Merged => {
    const [first] = parts.toSorted(byWait);
    return { key: of, n: sum(parts, 'n'), worth: sum(parts, 'worth'), first: first as FoundGroup };
  });
  return groups.sort((one, other) => byWait(one.first, other.first));
}

const sum = (parts: readonly FoundGroup[], of: 'n' | 'worth') => parts.reduce((total, part) => total + part[of], 0);
/** The order of the inbox; instants of one form are ordered like texts. */
const byWait = (one: FoundGroup, other: FoundGroup) =>
  one.since < other.since ? -1 : one.since > other.since ? 1 : one.subject_type.localeCompare(other.subject_type) || one.subject_id - other.subject_id;

/** With their words and their first requests, in one round trip. One whose first request is gone meanwhile is left out. */
async function announced(ctx: Ctx, groups: readonly Merged[], by: Input['by']): Promise<ApprovalGroup[]> {
  const firsts = groups.map(({ first }) => first);
  const asked = subjects().filter(({ workflow }) => firsts.some(({ subject_type }) => subject_type === workflow.subject));
  const [items, words] = await pipeline(
    ctx,
    () => shown(ctx, firsts),
    () =>
      pipeline(
        ctx,
        ...asked.map((subject) => async () => {
          const own = firsts.flatMap(({ subject_type, detail }) => (subject_type === subject.workflow.subject ? detail : []));
          return new Map(await subject.groups?.(ctx, by === 'detail' ? own : []));
        }),
      ),
  );
  const byRequest = new Map(items.map((item) => [`${item.type} ${item.id}`, item]));
  const wordsOf = new Map(asked.map(({ workflow }, at) => [workflow.subject, words[at] as ReadonlyMap<string, Text>]));
  return groups.flatMap(({ key, n, worth, first: { subject_type, subject_id, status, detail } }): ApprovalGroup | [] => {
    const first = byRequest.get(`${subject_type} ${subject_id}`);
    const subject = subjectOf(subject_type);
    if (!first || !subject) return [];
    const { name } = first.person;
    const counted = by === 'detail' ? subject.counted : APPROVAL_MESSAGES.requests;
    return {
      key,
      of: by === 'detail' ? { type: subject_type, status, detail } : null,
      person: by === 'detail' ? null : first.person,
      label: by === 'detail' ? (wordsOf.get(subject_type)?.get(detail) ?? subject.title) : { en: name, ms: name },
      counted: Object.fromEntries(LOCALES.map((locale) => [locale, say(counted, locale, { n: String(n) })])) as Text,
      n,
      worth: worth > 0 ? worth : null,
      since: first.since,
      first,
    };
  });
}
