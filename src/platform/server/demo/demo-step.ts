/** How a module fills its part of the demo, and how the steps hand on to each other what they made. */
import type { Pages } from '#platform/contract/access.ts';
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { Transaction } from '../db/scope.ts';
import type { FileStore } from '../files/file-store.ts';

/** Something that one step makes and later ones need. */
export interface DemoFact<T> {
  readonly name: string;
  /** Never there; it ties the value to its name. */
  readonly value?: T;
}

export const demoFact = <T>(name: string): DemoFact<T> => ({ name });

/** One transaction as the portal: all of the demo or nothing. */
export interface DemoStage {
  readonly tx: Transaction;
  readonly now: Date;
  readonly today: CalendarDate;
  readonly files: FileStore;
  /** Of all modules. */
  readonly pages: Pages;
  /** What takes long reaches less far back: most tests look at the days around today. */
  readonly brief: boolean;
  give<T>(fact: DemoFact<T>, value: NoInfer<T>): void;
  /** @throws Error when no step before has made it */
  take<T>(fact: DemoFact<T>): T;
}

/** A moment at which something of the demo happened: the hour that it would have had, and never later than now. */
export const notAfter = (wanted: string, now: Date): string => (Date.parse(wanted) < now.getTime() ? wanted : now.toISOString());

export interface DemoStep {
  /** Printed when it is done. */
  readonly title: string;
  /** Among the steps of all modules, low first; each number once. */
  readonly order: number;
  /** Same day, same rows. */
  seed(stage: DemoStage): Promise<void>;
}

export function openStage(facts: Pick<DemoStage, 'tx' | 'now' | 'today' | 'files' | 'pages' | 'brief'>): DemoStage {
  const made = new Map<DemoFact<unknown>, unknown>();
  return {
    ...facts,
    give: (fact, value) => void made.set(fact, value),
    take<T>(fact: DemoFact<T>) {
      if (!made.has(fact)) throw new Error(`No step of the demo has made ${fact.name} yet`);
      return made.get(fact) as T;
    },
  };
}
