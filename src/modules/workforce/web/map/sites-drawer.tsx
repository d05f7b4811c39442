/** Where projects run or are to run, and whether the places of today are filled. The list says the same without a map. */
import { Button } from '@mantine/core';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { MapView } from '#platform/web/map/map-view.tsx';
import { openDetail } from '#platform/web/ui/drawer/open-detail.ts';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { listProjectSites } from '../../contract/project.register.ts';
import { MAP as W } from './map.messages.ts';

type Site = OutputOf<typeof listProjectSites>['data'][number];
const HEIGHT = 380;
const TONES = { missing: 'warning', full: 'success', nobody: 'neutral' } as const;
const KINDS = ['missing', 'full', 'nobody'] as const;
const kindOf = ({ needed, filled }: Pick<Site, 'needed' | 'filled'>) => (needed === 0 ? 'nobody' : filled < needed ? 'missing' : 'full');

export function SitesDrawer({ onClose }: { onClose: () => void }) {
  const t = useT(W);
  const { data, error, refetch } = useEndpoint(listProjectSites, {}, { quiet: true });
  const sites = data?.data;
  const standing = (of: Pick<Site, 'needed' | 'filled'>) => (of.needed === 0 ? t('nobody') : t('confirmedOf', { n: of.filled, of: of.needed }));
  const open = (project: number) => {
    onClose();
    openDetail(project);
  };
  return (
    <SideDrawer onClose={onClose} title={W.map} size={900} wide>
      <Loaded error={error} refetch={refetch} shape="detail" count={6}>
        {sites?.length === 0 && <EmptyState drawing="place" title={W.none} />}
        {sites && sites.length > 0 && (
          <div className="stack">
            <ul className="wrap bare" aria-label={t('pins')}>
              {KINDS.map((kind) => (
                <li key={kind}>
                  <StatusChip status={null} colour={TONES[kind]} label={W[kind]} />
                </li>
              ))}
            </ul>
            <MapView
              height={HEIGHT}
              label={W.map}
              markers={sites.map(({ radius_m: radius, projects: _projects, ...site }) => ({
                ...site,
                radius,
                note: standing(site),
                tone: TONES[kindOf(site)],
              }))}
            />
            <ul className="list">
              {sites.map((site) => (
                <li key={site.id}>
                  <h3 className="subheading">{site.name}</h3>
                  <ul className="bare">
                    {site.projects.map((project) => (
                      <li key={project.id} className="apart wrap">
                        <span>
                          {project.name}
                          <br />
                          <span className="quiet small">{standing(project)}</span>
                        </span>
                        <span className="row">
                          <StatusChip status={project.status} />
                          <Button variant="default" size="compact-sm" onClick={() => open(project.id)} aria-label={t('open', { name: project.name })}>
                            {t('show')}
                          </Button>
                        </span>
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Loaded>
    </SideDrawer>
  );
}
