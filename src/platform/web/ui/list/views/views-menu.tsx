import { ActionIcon } from '@mantine/core';
import { useLocation } from 'wouter';
import { meetsPages } from '#platform/contract/access.ts';
import { useT } from '../../../locale/locale.tsx';
import { useMaybeViewer, usePages, useViewer } from '../../../viewer.tsx';
import { Icon } from '../../icon/icons.tsx';
import { later, OnApproach } from '../../light/on-approach.tsx';
import type { ViewsPanelProps } from './views-panel.tsx';
import { VIEWS } from './views.messages.ts';

const POPOVER = later(async () => (await import('./views-popover.tsx')).ViewsPopover);

export type ViewsMenuProps = Omit<ViewsPanelProps, 'onClose'>;

/** The button that opens the saved views of a list, for those who keep some. */
export function ViewsMenu(props: ViewsMenuProps) {
  return useMaybeViewer() && <ViewsButton {...props} />;
}

/** The server judges by the list, whose pages the browser does not know: it goes by the page that it stands on. */
function ViewsButton(props: ViewsMenuProps) {
  const t = useT(VIEWS);
  const [page] = useLocation();
  const viewer = useViewer();
  const pages = usePages();
  if (props.endpoint.requires.kind === 'pages' && !meetsPages(viewer, pages, [{ page }])) return null;
  const button = { variant: 'default', size: 36, 'aria-label': t('views'), title: t('views'), children: <Icon name="bookmark" /> } as const;
  return (
    <OnApproach part={POPOVER} light={(approach) => <ActionIcon {...button} {...approach} aria-haspopup="dialog" aria-expanded={false} />}>
      {(ViewsPopover) => <ViewsPopover {...props} button={button} />}
    </OnApproach>
  );
}
