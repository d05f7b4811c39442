/** Asks a thread of its own, question by question: `answer-as-worker.ts` stands at the other end. */
interface Asked<Answer> {
  readonly done: (answer: Answer) => void;
  readonly failed: (error: Error) => void;
}
export interface AskedWorker<Question, Answer> {
  /** @throws Error when the thread cannot do it */
  ask(question: Question, transfer?: Transferable[]): Promise<Answer>;
  close(): void;
}

export function askWorker<Question, Answer>(worker: Worker): AskedWorker<Question, Answer> {
  const waiting = new Map<number, Asked<Answer>>();
  let asked = 0;
  const failAll = (why: string) => {
    for (const { failed } of waiting.values()) failed(new Error(why));
    waiting.clear();
  };
  worker.onmessage = ({ data }: MessageEvent<{ id: number; answer?: Answer; error?: string }>) => {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.error === undefined) one?.done(data.answer as Answer);
    else one?.failed(new Error(data.error));
  };
  worker.onerror = (event) => failAll(event.message);
  return {
    ask: (question, transfer = []) =>
      new Promise((done, failed) => {
        asked += 1;
        waiting.set(asked, { done, failed });
        worker.postMessage({ id: asked, question }, { transfer });
      }),
    close() {
      worker.terminate();
      failAll('Closed');
    },
  };
}
