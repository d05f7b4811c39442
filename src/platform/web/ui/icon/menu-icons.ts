/** Icons of the menu by the keys of the manifests (the Material names of the menu table). */
import IconBeach from '@tabler/icons-react/dist/esm/icons/IconBeach.mjs';
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconBriefcase2 from '@tabler/icons-react/dist/esm/icons/IconBriefcase2.mjs';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconBuildingSkyscraper from '@tabler/icons-react/dist/esm/icons/IconBuildingSkyscraper.mjs';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconBuildingWarehouse from '@tabler/icons-react/dist/esm/icons/IconBuildingWarehouse.mjs';
import IconCalculator from '@tabler/icons-react/dist/esm/icons/IconCalculator.mjs';
import IconCalendarCheck from '@tabler/icons-react/dist/esm/icons/IconCalendarCheck.mjs';
import IconCalendarCog from '@tabler/icons-react/dist/esm/icons/IconCalendarCog.mjs';
import IconCalendarMinus from '@tabler/icons-react/dist/esm/icons/IconCalendarMinus.mjs';
import IconCalendarTime from '@tabler/icons-react/dist/esm/icons/IconCalendarTime.mjs';
import IconCalendarUser from '@tabler/icons-react/dist/esm/icons/IconCalendarUser.mjs';
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs';
import IconCategory from '@tabler/icons-react/dist/esm/icons/IconCategory.mjs';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconChevronsUp from '@tabler/icons-react/dist/esm/icons/IconChevronsUp.mjs';
import IconClipboardCheck from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs';
import IconClockCheck from '@tabler/icons-react/dist/esm/icons/IconClockCheck.mjs';
import IconClipboardList from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs';
import IconConfetti from '@tabler/icons-react/dist/esm/icons/IconConfetti.mjs';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import IconFaceId from '@tabler/icons-react/dist/esm/icons/IconFaceId.mjs';
import IconFilePercent from '@tabler/icons-react/dist/esm/icons/IconFilePercent.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs';
import IconFolder from '@tabler/icons-react/dist/esm/icons/IconFolder.mjs';
import IconFolders from '@tabler/icons-react/dist/esm/icons/IconFolders.mjs';
import IconHelmet from '@tabler/icons-react/dist/esm/icons/IconHelmet.mjs';
import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs';
import IconIdBadge2 from '@tabler/icons-react/dist/esm/icons/IconIdBadge2.mjs';
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import IconLockPassword from '@tabler/icons-react/dist/esm/icons/IconLockPassword.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconMapPinCheck from '@tabler/icons-react/dist/esm/icons/IconMapPinCheck.mjs';
import IconMapPins from '@tabler/icons-react/dist/esm/icons/IconMapPins.mjs';
import IconMapSearch from '@tabler/icons-react/dist/esm/icons/IconMapSearch.mjs';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconRadar2 from '@tabler/icons-react/dist/esm/icons/IconRadar2.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconReceipt2 from '@tabler/icons-react/dist/esm/icons/IconReceipt2.mjs';
import IconReportAnalytics from '@tabler/icons-react/dist/esm/icons/IconReportAnalytics.mjs';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconShield from '@tabler/icons-react/dist/esm/icons/IconShield.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import IconShieldHalf from '@tabler/icons-react/dist/esm/icons/IconShieldHalf.mjs';
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs';
import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs';
import IconTools from '@tabler/icons-react/dist/esm/icons/IconTools.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconUserBolt from '@tabler/icons-react/dist/esm/icons/IconUserBolt.mjs';
import IconUserCog from '@tabler/icons-react/dist/esm/icons/IconUserCog.mjs';
import IconUserEdit from '@tabler/icons-react/dist/esm/icons/IconUserEdit.mjs';
import IconUserHeart from '@tabler/icons-react/dist/esm/icons/IconUserHeart.mjs';
import IconUserPentagon from '@tabler/icons-react/dist/esm/icons/IconUserPentagon.mjs';
import IconUserSearch from '@tabler/icons-react/dist/esm/icons/IconUserSearch.mjs';
import IconUserShield from '@tabler/icons-react/dist/esm/icons/IconUserShield.mjs';
import IconUserStar from '@tabler/icons-react/dist/esm/icons/IconUserStar.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';

export const MENU_ICONS = {
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
  'clock-check': IconClockCheck,
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
  'credit-card-outline': IconCreditCard,
  'lock-reset': IconLockPassword,
  'shield-key': IconShieldLock,
  account: IconUser,
  'account-heart': IconUserHeart,
  'account-eye': IconUserSearch,
  passport: IconId,
  'briefcase-account': IconBriefcase,
  briefcase: IconBriefcase,
  'map-marker': IconMapPin,
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
} as const;
