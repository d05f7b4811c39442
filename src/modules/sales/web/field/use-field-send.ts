/** Sends what a promoter records, in order, or leaves it on this device where nothing answers. */
import type { Endpoint, InputOf, OutputOf } from '#platform/contract/endpoint.ts';
import { sealedText } from '#platform/contract/field/sealed-text.ts';
import { ApiError } from '#platform/web/call/call.ts';
import { useInvalidate } from '#platform/web/call/use-endpoint.ts';
import type { Moment } from '#platform/web/field/moment.ts';
import type { MadeFacts } from '#platform/web/field/seal-entry.ts';
import { NotKept } from '#platform/web/field/send-field-action.ts';
import { useFieldAction } from '#platform/web/field/use-field-action.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { openToast } from '#platform/web/feedback.ts';
import { FIELD_KIND } from './unsent-of.ts';
import { MY_DAY } from './my-day.messages.ts';

interface How<E extends Endpoint> {
  /** What it is called in the list of what waits. */
  readonly wording: string;
  readonly made?: Moment;
  /** Absent: the numbers and texts of the input. */
  readonly seal?: (input: InputOf<E> & { readonly client_ref: string }, made: MadeFacts) => string;
}

/** Photos are sealed by nothing: they are known once they are sent. */
const sealOf =
  (name: string) =>
  (input: { readonly client_ref: string }, made: MadeFacts): string => {
    const { client_ref, ...contents } = input;
    const text = JSON.stringify(contents, (_key, value: unknown) => (value instanceof File ? null : value));
    return sealedText(['mesra.sales.1', name], { client_ref, ...made }, [text]);
  };

export function useFieldSend() {
  const t = useT(MY_DAY);
  const act = useFieldAction({ kind: FIELD_KIND });
  const invalidate = useInvalidate();

  /** @throws ApiError where it is refused, or neither arrives nor can wait */
  return async function send<E extends Endpoint>(
    endpoint: E,
    input: Omit<InputOf<E>, 'client_ref' | 'offline'>,
    { wording, made, seal }: How<E>,
  ): Promise<void> {
    try {
      const answer = (await act(endpoint, input, { wording, made, seal: seal ?? sealOf(endpoint.name) })) as
        | (OutputOf<E> & { readonly message: string })
        | null;
      openToast(answer ? { kind: 'success', message: answer.message } : { kind: 'info', message: t('later') });
    } catch (error) {
      if (error instanceof NotKept) throw new ApiError(0, t('notKept'));
      throw error;
    } finally {
      await invalidate('sales.show-my-day');
    }
  };
}
