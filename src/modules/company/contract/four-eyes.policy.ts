/** Whether another person decides than the one who prepared it: the company's switch, or what it chose for a subject. */
import type { CompanyConfig, FourEyesChoice } from './company-config.schema.ts';

type Overrides = CompanyConfig['four_eyes_for'];

export const choiceFor = ({ four_eyes_for: overrides }: Pick<CompanyConfig, 'four_eyes_for'>, key: string): FourEyesChoice => overrides[key] ?? 'company';

export function asksFourEyes(config: Pick<CompanyConfig, 'four_eyes' | 'four_eyes_for'>, key: string): boolean {
  const choice = choiceFor(config, key);
  return choice === 'company' ? config.four_eyes : choice === 'always';
}

/** What holds after somebody chose: a subject that they left out stays as it was, so that silence never lowers protection. */
export function overridesAfter(current: Overrides, chosen: Readonly<Record<string, FourEyesChoice>> = {}): Overrides {
  const entries = Object.entries({ ...current, ...chosen });
  return Object.fromEntries(entries.flatMap(([key, choice]) => (choice === 'company' ? [] : [[key, choice]])));
}
