/** The final account of a contract: what it comes to, line by line, and what is left to be paid. */
import { Button } from '@mantine/core';
import { download, openFile } from '#platform/web/call/download.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { DetailSection, Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { TableHead } from '#platform/web/ui/table/table-head.tsx';
import { Money } from '#platform/web/ui/values.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { ACCOUNT_LINES } from '../../contract/final/final-account.ts';
import { finalAccountPdf, finalAccountSheet, showFinalAccount, type FinalAccount } from '../../contract/final/final-account.endpoints.ts';
import { ACCOUNT as W, ACCOUNT_NOTES as N } from '../../contract/final/final-account.messages.ts';
import type { ProjectRow } from '../../contract/project/project.register.ts';
import { CLAIM } from '../claim/claim.messages.ts';
import { DETAIL } from '../detail.messages.ts';
import { PAGE } from '../pcr-address.ts';

export function FinalTab({ project }: { project: ProjectRow }) {
  const { data, error, refetch } = useEndpoint(showFinalAccount, { project_id: project.id }, { quiet: true });
  return (
    <Loaded error={error} refetch={refetch} shape="rows" count={8}>
      {data && <Account project={project} account={data.data} />}
    </Loaded>
  );
}

function Account({ project, account }: { project: ProjectRow; account: FinalAccount }) {
  const t = useT(N);
  const say = useSay();
  const { lines, variations, retention, paid, waits } = account;
  const isFinal = waits.length === 0;
  return (
    <div className="stack">
      <div className="apart wrap">
        <span className="wrap">
          <StatusChip status={null} label={isFinal ? N.final : N.provisional} colour={isFinal ? 'success' : 'warning'} />
          {waits.map((each) => (
            <span key={each} className="quiet small">
              {t(each)}
            </span>
          ))}
        </span>
        <Papers project={project} />
      </div>
      <div className="scroll-x">
        <table className="numbers ruled">
          <caption className="sr-only">{t('title')}</caption>
          <TableHead heads={[say(DETAIL.description), { figure: say(DETAIL.amount) }]} />
          <tbody>
            {ACCOUNT_LINES.map((line) => (
              <tr key={line.key} className={'total' in line ? 'strong' : undefined}>
                <th scope="row">{say(W[line.key])}</th>
                <td data-right className="tabular">
                  <Money value={lines[line.key]} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Facts
        items={[
          { label: N.retention, value: <Money value={retention} /> },
          { label: N.paid, value: <Money value={paid} /> },
        ]}
      />
      {variations.length > 0 && (
        <DetailSection title={DETAIL.variations}>
          <ul className="list">
            {variations.map(({ vo_no, description, amount }) => (
              <li key={vo_no} className="entry">
                <span className="words">
                  {vo_no}
                  <span className="note">{description}</span>
                </span>
                <Money value={amount} />
              </li>
            ))}
          </ul>
        </DetailSection>
      )}
    </div>
  );
}

/** The same on paper, in the reader's language, and as a workbook. */
function Papers({ project: { id: project_id } }: { project: ProjectRow }) {
  const t = useT(N);
  const say = useSay();
  const { locale: language } = useLocale();
  if (!useCan(PAGE, 'Export')) return null;
  return (
    <span className="row">
      <Button variant="default" leftSection={<Icon name="pdf" size={16} />} onClick={() => void openFile(finalAccountPdf, { project_id, language })}>
        {t('title')}
      </Button>
      <Button variant="default" leftSection={<Icon name="download" size={16} />} onClick={() => void download(finalAccountSheet, { project_id, language })}>
        {say(CLAIM.sheet)}
      </Button>
    </span>
  );
}
