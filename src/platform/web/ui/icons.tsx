/**
 * The icons of the portal: one outline set (Tabler), 18 px, 1.6 stroke. This is the only file that names
 * them; everything else asks by key. Menu keys are those of the manifests, the rest are actions.
 */
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconBaselineDensitySmall from '@tabler/icons-react/dist/esm/icons/IconBaselineDensitySmall.mjs';
import IconBeach from '@tabler/icons-react/dist/esm/icons/IconBeach.mjs';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconBook from '@tabler/icons-react/dist/esm/icons/IconBook.mjs';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconBriefcase2 from '@tabler/icons-react/dist/esm/icons/IconBriefcase2.mjs';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs';
import IconBuildingSkyscraper from '@tabler/icons-react/dist/esm/icons/IconBuildingSkyscraper.mjs';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconBuildingWarehouse from '@tabler/icons-react/dist/esm/icons/IconBuildingWarehouse.mjs';
import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs';
import IconCalculator from '@tabler/icons-react/dist/esm/icons/IconCalculator.mjs';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconCalendarCheck from '@tabler/icons-react/dist/esm/icons/IconCalendarCheck.mjs';
import IconCalendarCog from '@tabler/icons-react/dist/esm/icons/IconCalendarCog.mjs';
import IconCalendarMinus from '@tabler/icons-react/dist/esm/icons/IconCalendarMinus.mjs';
import IconCalendarTime from '@tabler/icons-react/dist/esm/icons/IconCalendarTime.mjs';
import IconCalendarUser from '@tabler/icons-react/dist/esm/icons/IconCalendarUser.mjs';
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs';
import IconCategory from '@tabler/icons-react/dist/esm/icons/IconCategory.mjs';
import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconChartLine from '@tabler/icons-react/dist/esm/icons/IconChartLine.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import IconChevronsUp from '@tabler/icons-react/dist/esm/icons/IconChevronsUp.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconClipboardCheck from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs';
import IconClipboardList from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconCoin from '@tabler/icons-react/dist/esm/icons/IconCoin.mjs';
import IconColumns3 from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs';
import IconCommand from '@tabler/icons-react/dist/esm/icons/IconCommand.mjs';
import IconConfetti from '@tabler/icons-react/dist/esm/icons/IconConfetti.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconCurrentLocation from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs';
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import IconDoorExit from '@tabler/icons-react/dist/esm/icons/IconDoorExit.mjs';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconFaceId from '@tabler/icons-react/dist/esm/icons/IconFaceId.mjs';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs';
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import IconFilePercent from '@tabler/icons-react/dist/esm/icons/IconFilePercent.mjs';
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs';
import IconFilterOff from '@tabler/icons-react/dist/esm/icons/IconFilterOff.mjs';
import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs';
import IconFolder from '@tabler/icons-react/dist/esm/icons/IconFolder.mjs';
import IconFolders from '@tabler/icons-react/dist/esm/icons/IconFolders.mjs';
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconHelmet from '@tabler/icons-react/dist/esm/icons/IconHelmet.mjs';
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import IconHierarchy2 from '@tabler/icons-react/dist/esm/icons/IconHierarchy2.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs';
import IconIdBadge2 from '@tabler/icons-react/dist/esm/icons/IconIdBadge2.mjs';
import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import IconLayoutList from '@tabler/icons-react/dist/esm/icons/IconLayoutList.mjs';
import IconLayoutSidebarLeftCollapse from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftCollapse.mjs';
import IconLayoutSidebarLeftExpand from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftExpand.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconMapPinCheck from '@tabler/icons-react/dist/esm/icons/IconMapPinCheck.mjs';
import IconMapPins from '@tabler/icons-react/dist/esm/icons/IconMapPins.mjs';
import IconMapSearch from '@tabler/icons-react/dist/esm/icons/IconMapSearch.mjs';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconPalette from '@tabler/icons-react/dist/esm/icons/IconPalette.mjs';
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPercentage from '@tabler/icons-react/dist/esm/icons/IconPercentage.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconPin from '@tabler/icons-react/dist/esm/icons/IconPin.mjs';
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconRadar2 from '@tabler/icons-react/dist/esm/icons/IconRadar2.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconReceipt2 from '@tabler/icons-react/dist/esm/icons/IconReceipt2.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import IconReportAnalytics from '@tabler/icons-react/dist/esm/icons/IconReportAnalytics.mjs';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconShield from '@tabler/icons-react/dist/esm/icons/IconShield.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import IconShieldHalf from '@tabler/icons-react/dist/esm/icons/IconShieldHalf.mjs';
import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs';
import IconSitemap from '@tabler/icons-react/dist/esm/icons/IconSitemap.mjs';
import IconSortAscending from '@tabler/icons-react/dist/esm/icons/IconSortAscending.mjs';
import IconSortDescending from '@tabler/icons-react/dist/esm/icons/IconSortDescending.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import IconSwitch2 from '@tabler/icons-react/dist/esm/icons/IconSwitch2.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import IconTools from '@tabler/icons-react/dist/esm/icons/IconTools.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconUserBolt from '@tabler/icons-react/dist/esm/icons/IconUserBolt.mjs';
import IconUserCog from '@tabler/icons-react/dist/esm/icons/IconUserCog.mjs';
import IconUserEdit from '@tabler/icons-react/dist/esm/icons/IconUserEdit.mjs';
import IconUserPentagon from '@tabler/icons-react/dist/esm/icons/IconUserPentagon.mjs';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import IconUserShield from '@tabler/icons-react/dist/esm/icons/IconUserShield.mjs';
import IconUserStar from '@tabler/icons-react/dist/esm/icons/IconUserStar.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { CSSProperties } from 'react';

const ICONS = {
  'view-dashboard': IconLayoutDashboard,
  'badge-account': IconIdBadge2,
  'storefront-outline': IconBuildingStore,
  storefront: IconBuildingStore,
  'calendar-clock': IconCalendarTime,
  fingerprint: IconFingerprint,
  'calendar-account': IconCalendarUser,
  'calendar-check': IconCalendarCheck,
  'calendar-edit': IconCalendarCog,
  'file-chart': IconReportAnalytics,
  cog: IconSettings,
  'face-recognition': IconFaceId,
  beach: IconBeach,
  'calendar-remove': IconCalendarMinus,
  'clipboard-check': IconClipboardCheck,
  'scale-balance': IconScale,
  'party-popper': IconConfetti,
  receipt: IconReceipt,
  'receipt-text': IconReceipt2,
  shape: IconCategory,
  'cash-multiple': IconCash,
  'file-document': IconFileText,
  calculator: IconCalculator,
  'folder-file': IconFolders,
  'hammer-wrench': IconTools,
  'map-marker-radius': IconMapPins,
  'map-marker-check': IconMapPinCheck,
  'map-search': IconMapSearch,
  'chart-box': IconChartBar,
  domain: IconBuildingSkyscraper,
  'package-variant': IconPackage,
  'store-marker': IconBuildingWarehouse,
  'account-tie': IconUserShield,
  'account-star': IconUserStar,
  'account-hard-hat': IconHelmet,
  'file-percent': IconFilePercent,
  'shield-home': IconShieldHalf,
  'folder-home': IconFolder,
  'map-marker-path': IconRoute,
  'shield-account': IconShieldCheck,
  'cellphone-nfc': IconDeviceMobile,
  radar: IconRadar2,
  'clipboard-list': IconClipboardList,
  'account-lock': IconUserPentagon,
  'police-badge': IconShield,
  'file-sign': IconSignature,
  'account-tie-hat': IconUserBolt,
  pistol: IconBriefcase2,
  'card-account-details': IconId,
  school: IconSchool,
  'chevron-triple-up': IconChevronsUp,
  'open-in-new': IconExternalLink,
  'office-building': IconBuilding,
  'account-group': IconUsers,
  'account-key': IconUserCog,
  'account-cog': IconUserEdit,
  plus: IconPlus,
  edit: IconPencil,
  delete: IconTrash,
  check: IconCheck,
  close: IconX,
  more: IconDotsVertical,
  filter: IconFilter,
  'filter-off': IconFilterOff,
  columns: IconColumns3,
  export: IconDownload,
  import: IconFileImport,
  upload: IconUpload,
  search: IconSearch,
  sort: IconArrowsSort,
  'sort-asc': IconSortAscending,
  'sort-desc': IconSortDescending,
  'chevron-down': IconChevronDown,
  'chevron-right': IconChevronRight,
  'chevron-left': IconChevronLeft,
  'chevron-up': IconChevronUp,
  'arrow-up': IconArrowUp,
  'arrow-down': IconArrowDown,
  'arrow-left': IconArrowLeft,
  'arrow-right': IconArrowRight,
  back: IconArrowLeft,
  refresh: IconRefresh,
  bell: IconBell,
  alert: IconAlertTriangle,
  'alert-circle': IconAlertCircle,
  success: IconCircleCheck,
  info: IconInfoCircle,
  lock: IconLock,
  eye: IconEye,
  'eye-off': IconEyeOff,
  home: IconHome,
  logout: IconLogout,
  menu: IconMenu2,
  star: IconStar,
  sun: IconSun,
  moon: IconMoon,
  language: IconLanguage,
  palette: IconPalette,
  history: IconHistory,
  clock: IconClock,
  calendar: IconCalendar,
  'map-pin': IconMapPin,
  crosshair: IconCurrentLocation,
  file: IconFile,
  image: IconPhoto,
  paperclip: IconPaperclip,
  print: IconPrinter,
  mail: IconMail,
  phone: IconPhone,
  link: IconLink,
  copy: IconCopy,
  undo: IconArrowBackUp,
  offline: IconWifiOff,
  user: IconUser,
  'user-plus': IconUserPlus,
  users: IconUsers,
  key: IconKey,
  door: IconDoorExit,
  send: IconSend,
  pause: IconPlayerPause,
  play: IconPlayerPlay,
  drag: IconGripVertical,
  table: IconTable,
  list: IconList,
  grid: IconLayoutGrid,
  rows: IconLayoutList,
  density: IconBaselineDensitySmall,
  pin: IconPin,
  help: IconHelpCircle,
  bank: IconBuildingBank,
  coin: IconCoin,
  percent: IconPercentage,
  tree: IconHierarchy2,
  sitemap: IconSitemap,
  bulb: IconBulb,
  ban: IconBan,
  inbox: IconInbox,
  'chart-line': IconChartLine,
  command: IconCommand,
  whatsapp: IconBrandWhatsapp,
  sidebar: IconLayoutSidebarLeftCollapse,
  'sidebar-open': IconLayoutSidebarLeftExpand,
  sheet: IconFileSpreadsheet,
  pdf: IconFileTypePdf,
  heart: IconHeart,
  gift: IconGift,
  world: IconWorld,
  book: IconBook,
  certificate: IconCertificate,
  swap: IconSwitch2,
} as const;

export type IconKey = keyof typeof ICONS;

export const hasIcon = (key: string | undefined): key is IconKey => key !== undefined && Object.hasOwn(ICONS, key);

export interface IconProps {
  /** A key of the set; an unknown one draws nothing. */
  readonly name: IconKey | (string & {});
  readonly size?: number;
  readonly stroke?: number;
  readonly color?: string;
  readonly style?: CSSProperties;
  readonly className?: string;
  /** Only where the icon alone carries a meaning; otherwise it is hidden from screen readers. */
  readonly label?: string;
}

export function Icon({ name, size = 18, stroke = 1.6, label, ...rest }: IconProps) {
  if (!hasIcon(name)) return null;
  const Drawn = ICONS[name];
  return <Drawn size={size} stroke={stroke} {...rest} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true, focusable: false })} />;
}
