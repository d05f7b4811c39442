/** What is asked at a point, and what was answered. Pure. */
import type { QuestionType } from '../site/checkpoint.register.ts';

export interface AskedQuestion {
  readonly text: string;
  readonly type: QuestionType;
  readonly required: boolean;
  /** Of a choice, apart by commas. */
  readonly choices?: string | null | undefined;
}

/** Each once, in their order. */
export const choicesOf = ({ choices }: Pick<AskedQuestion, 'choices'>): readonly string[] => [
  ...new Set(
    (choices ?? '')
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
  ),
];

/** @param given by the place of the question */
export const isComplete = (questions: readonly AskedQuestion[], given: readonly string[]): boolean =>
  questions.every(({ required }, at) => !required || (given[at] ?? '').trim() !== '');

/** What was answered, with the words of the question. */
export const answersOf = (questions: readonly AskedQuestion[], given: readonly string[]): readonly { question: string; answer: string }[] =>
  questions.flatMap(({ text }, at) => {
    const answer = (given[at] ?? '').trim();
    return answer === '' ? [] : [{ question: text, answer }];
  });
