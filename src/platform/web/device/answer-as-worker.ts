/** The end of `ask-worker.ts` that is a thread of its own. */
interface Thread<Question> {
  onmessage: (event: MessageEvent<{ id: number; question: Question }>) => void;
  postMessage: (answer: { id: number; answer?: unknown; error?: string }, options: StructuredSerializeOptions) => void;
}

export function answerAsWorker<Question>(answer: (question: Question) => Promise<unknown>): void {
  const thread = globalThis as unknown as Thread<Question>;
  thread.onmessage = ({ data: { id, question } }) => {
    answer(question).then(
      (found) => thread.postMessage({ id, answer: found }, {}),
      (error: unknown) => thread.postMessage({ id, error: String(error) }, {}),
    );
  };
}
