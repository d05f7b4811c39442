/** The branding and the public services of the organisation, from GET api/domain/config. */
import { THEME } from '#platform/contract/defaults.ts';
import { createContext, useContext } from 'react';

export interface DomainBanner {
  readonly image?: string | null;
  readonly title?: string | null;
  readonly text?: string | null;
  readonly url?: string | null;
  readonly order?: number | null;
}

/** Every part may be missing: start-up continues without the server's answer. */
export interface DomainConfig {
  readonly name: string;
  /** Null: the portal's own. */
  readonly tagline?: string | null;
  readonly theme?: string | null;
  readonly colors?: { readonly primary?: string | null; readonly secondary?: string | null; readonly accent?: string | null } | null;
  readonly logos?: {
    readonly light?: string | null;
    readonly dark?: string | null;
    readonly mini_light?: string | null;
    readonly mini_dark?: string | null;
    readonly favicon?: string | null;
  } | null;
  readonly banners?: readonly DomainBanner[] | null;
  readonly home_banner?: DomainBanner | null;
  readonly theme_banner?: { readonly image?: string | null; readonly welcome_message?: string | null; readonly welcome_message_ms?: string | null } | null;
  readonly social_links?: readonly { readonly name: string; readonly icon: string; readonly url: string; readonly order?: number | null }[] | null;
  readonly allow?: { readonly registration?: boolean; readonly social_login?: boolean; readonly show_social_links?: boolean } | null;
  readonly social_providers?: readonly { readonly name: string; readonly label: string }[] | null;
  readonly locale?: 'en' | 'ms' | null;
  readonly support?: {
    readonly email?: string | null;
    readonly phone?: string | null;
    readonly whatsapp?: string | null;
    readonly address?: string | null;
  } | null;
  readonly external_links?: { readonly asm?: string | null; readonly privacy?: string | null; readonly terms?: string | null } | null;
  readonly services?: {
    readonly maps_key?: string | null;
    /** Tile address with {z} {x} {y}, {type} (`hybrid`) and {key}; without it the map draws no tiles. */
    readonly map_style_url?: string | null;
    readonly push?: { readonly key?: string | null; readonly host?: string | null; readonly port?: number | null; readonly tls?: boolean | null } | null;
    readonly guard_provider?: string | null;
  } | null;
  /** False: no mail server is set, and what would be mailed is written into a folder of the server. */
  readonly sends_mail?: boolean | null;
  /** Nobody has registered yet. */
  readonly empty?: boolean | null;
  /** Demo accounts exist: the sign-in page may offer them. */
  readonly demo?: boolean | null;
}

/** Environment configuration, used until and unless the server answers. */
export const DEFAULT_DOMAIN: DomainConfig = { name: 'Mesra', theme: THEME, locale: 'en' };

const DomainContext = createContext<DomainConfig>(DEFAULT_DOMAIN);
export const DomainProvider = DomainContext.Provider;
export const useDomain = () => useContext(DomainContext);
