import { useT } from '#platform/web/locale/locale.tsx';
import { TodoButton, TodoRow, type TodoProps } from '#platform/web/duty.tsx';
import type { ReportsTodo as Shape } from '../../contract/my-project/my-reports.endpoints.ts';
import { MY_PROJECT } from './my-project.messages.ts';

const PAGE = '/spm/my-project';

/** Reports of promoters that a supervisor has to decide; after its last day none can be sent back. */
export function ReportsTodo({ due, data: { n } }: TodoProps<Shape>) {
  const t = useT(MY_PROJECT);
  return (
    <TodoRow
      icon="clipboard-check"
      due={due}
      action={
        <TodoButton needs={{ page: PAGE }} href={PAGE}>
          {t('reviewButton')}
        </TodoButton>
      }
    >
      {t('toReview', { n })}
    </TodoRow>
  );
}
