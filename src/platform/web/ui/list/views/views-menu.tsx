import { ActionIcon } from '@mantine/core';
import { keepsViews } from '#platform/contract/calls/saved-view.register.ts';
import { useT } from '../../../locale/locale.tsx';
import { useMaybeViewer, usePages } from '../../../viewer.tsx';
import { Icon } from '../../icon/icons.tsx';
import { later, OnReach } from '../../light/on-reach.tsx';
import type { ViewsPanelProps } from './views-panel.tsx';
import { VIEWS } from './views.messages.ts';

const POPOVER = later(async () => (await import('./views-popover.tsx')).ViewsPopover);

export type ViewsMenuProps = Omit<ViewsPanelProps, 'onClose'>;

/** The button that opens the saved views of a list, for those who keep some. */
export function ViewsMenu(props: ViewsMenuProps) {
  return useMaybeViewer() && <ViewsButton {...props} />;
}

function ViewsButton({ endpoint, list }: ViewsMenuProps) {
  const t = useT(VIEWS);
  const viewer = useMaybeViewer();
  const pages = usePages();
  if (!viewer || !keepsViews(viewer, pages, endpoint)) return null;
  const button = { variant: 'default', size: 36, 'aria-label': t('views'), title: t('views'), children: <Icon name="bookmark" /> } as const;
  return (
    <OnReach part={POPOVER} light={(reach) => <ActionIcon {...button} {...reach} aria-haspopup="dialog" aria-expanded={false} />}>
      {(ViewsPopover) => <ViewsPopover endpoint={endpoint} list={list} button={button} />}
    </OnReach>
  );
}
