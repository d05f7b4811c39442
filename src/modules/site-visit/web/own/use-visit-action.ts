/** One start or end of a visit: sent now or, where nothing answers, later from this device. */
import { ApiError } from '#platform/web/call/call.ts';
import { useInvalidate } from '#platform/web/call/use-endpoint.ts';
import { NotKept } from '#platform/web/field/send-field-action.ts';
import { useFieldAction } from '#platform/web/field/use-field-action.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { openPopup, openToast } from '#platform/web/feedback.ts';
import { VISIT_READS } from '../visit-reads.ts';
import { OWN } from './own.messages.ts';
import { VISIT_KIND } from './visit-queue.ts';

type Run = ReturnType<typeof useFieldAction>;

export function useVisitAction(): Run {
  const t = useT(OWN);
  const invalidate = useInvalidate();
  const act = useFieldAction({ kind: VISIT_KIND });
  return async (endpoint, input, how) => {
    try {
      const answer = await act(endpoint, input, how);
      const told = answer as { readonly message?: string } | null;
      openToast({ kind: told ? 'success' : 'info', message: told?.message ?? t('later') });
      return answer;
    } catch (error) {
      if (error instanceof NotKept) {
        openPopup({ kind: 'error', message: t('notKept') });
        throw new ApiError(0, t('notKept'));
      }
      if (error instanceof ApiError) openPopup({ kind: 'error', message: error.words });
      throw error;
    } finally {
      await invalidate(...VISIT_READS);
    }
  };
}
