/** Four eyes: modules declare what can be asked for, the company chooses, and whoever decides asks here. */
import { isSwitchedOn } from '#platform/contract/access.ts';
import { invalid } from '#platform/contract/errors.ts';
import type { ModuleKey } from '#platform/contract/manifest.ts';
import type { Text } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import { providersOf, extensionPoint } from '#platform/server/extension-point.ts';
import type { FourEyesChoice } from '../contract/company-config.schema.ts';
import { COMPANY_ERRORS } from '../contract/company.messages.ts';
import type { FourEyesRow } from '../contract/company.schema.ts';
import { asksFourEyes } from '../contract/four-eyes.policy.ts';
import { companyConfig } from './company-facts.ts';

/** Something that one person prepares and another may have to decide. */
export interface FourEyesSubject {
  /** What the company's choice is stored under; it never changes. */
  readonly key: string;
  readonly title: Text;
  /** What holds when it is asked for, in a sentence. */
  readonly rule: Text;
  /** The switches of its module; none: always on. */
  readonly switches?: readonly ModuleKey[];
}

/** Each answer has a key of its own. */
export const fourEyesSubjects = extensionPoint<FourEyesSubject>('what four eyes look at');

/** Whether the request's company wants another person to decide. @param subject one that its module answers `fourEyesSubjects` with */
export async function fourEyesFor(ctx: Ctx, { key }: FourEyesSubject): Promise<boolean> {
  return asksFourEyes(await companyConfig(ctx), key);
}

/** What the company can choose for: the subjects of its modules. */
export const subjectsFor = (ctx: Ctx): FourEyesRow[] =>
  providersOf(fourEyesSubjects)
    .filter(({ switches = [] }) => isSwitchedOn(ctx.actor, switches))
    .map(({ key, title, rule }) => ({ key, title, rule }));

/** @throws 422 on a subject that no module declares */
export function requireKnownSubjects(chosen: Readonly<Record<string, FourEyesChoice>> = {}): void {
  const known = new Set(providersOf(fourEyesSubjects).map(({ key }) => key));
  const unknown = Object.keys(chosen).find((key) => !known.has(key));
  if (unknown !== undefined) throw invalid(`config.four_eyes_for.${unknown}`, COMPANY_ERRORS.unknownFourEyes);
}
