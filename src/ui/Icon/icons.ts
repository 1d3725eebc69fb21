import {
  ArrowDownToLine,
  ArrowRight,
  ArrowUp,
  ArrowUpFromLine,
  Award,
  BadgePercent,
  Banknote,
  Bitcoin,
  Bird,
  Blocks,
  ChartColumn,
  Check,
  Cherry,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  Clock,
  Coins,
  Copy,
  CreditCard,
  Crown,
  Delete,
  Dices,
  Download,
  Ellipsis,
  Fish,
  Gamepad2,
  Gift,
  Globe,
  Handshake,
  Headset,
  History,
  House,
  ImagePlus,
  Joystick,
  Landmark,
  LifeBuoy,
  LoaderCircle,
  LogIn,
  LogOut,
  Mail,
  Megaphone,
  Menu,
  Moon,
  PanelLeft,
  Percent,
  Phone,
  Play,
  QrCode,
  RotateCw,
  ScrollText,
  Send,
  Share2,
  ShieldCheck,
  Smartphone,
  Spade,
  Star,
  Sun,
  Swords,
  Target,
  Ticket,
  TicketPercent,
  Trophy,
  UserRound,
  UserRoundPlus,
  Volleyball,
  Volume2,
  VolumeX,
  WalletMinimal,
  X,
  type LucideIcon,
} from 'lucide-react';
import type { IconName } from '../../platform/screens/iconName.ts';

/** Icons of the interface itself, which no screen names. */
type InterfaceIconName =
  | 'alert'
  | 'arrowForward'
  | 'arrowUp'
  | 'backspace'
  | 'bank'
  | 'card'
  | 'cash'
  | 'check'
  | 'chevronBack'
  | 'chevronDown'
  | 'chevronForward'
  | 'clock'
  | 'close'
  | 'copy'
  | 'crypto'
  | 'globe'
  | 'image'
  | 'loading'
  | 'logIn'
  | 'logOut'
  | 'mail'
  | 'moon'
  | 'more'
  | 'panel'
  | 'phone'
  | 'play'
  | 'qrCode'
  | 'refresh'
  | 'register'
  | 'share'
  | 'silence'
  | 'smartphone'
  | 'sound'
  | 'star'
  | 'sun'
  | 'voucher';

/** Every icon that `Icon` draws. */
export type DrawnIconName = IconName | InterfaceIconName;

/** The one set of icons, by what they mean. */
export const ICONS: Readonly<Record<DrawnIconName, LucideIcon>> = {
  home: House,
  slots: Cherry,
  live: Spade,
  fish: Fish,
  pvp: Swords,
  sports: Volleyball,
  esports: Gamepad2,
  lottery: Ticket,
  elott: Dices,
  cockfight: Bird,
  promotions: Gift,
  rewards: Award,
  vip: Crown,
  winners: Trophy,
  points: Coins,
  help: LifeBuoy,
  download: Download,
  affiliate: Handshake,
  notice: Megaphone,
  seamless: Blocks,
  game: Joystick,
  service: Headset,
  menu: Menu,
  user: UserRound,
  wallet: WalletMinimal,
  deposit: ArrowDownToLine,
  withdraw: ArrowUpFromLine,
  bets: History,
  cashback: Percent,
  alert: CircleAlert,
  arrowForward: ArrowRight,
  arrowUp: ArrowUp,
  backspace: Delete,
  bank: Landmark,
  card: CreditCard,
  cash: Banknote,
  check: Check,
  chevronBack: ChevronLeft,
  chevronDown: ChevronDown,
  chevronForward: ChevronRight,
  clock: Clock,
  close: X,
  copy: Copy,
  crypto: Bitcoin,
  globe: Globe,
  image: ImagePlus,
  loading: LoaderCircle,
  logIn: LogIn,
  logOut: LogOut,
  mail: Mail,
  moon: Moon,
  more: Ellipsis,
  panel: PanelLeft,
  phone: Phone,
  play: Play,
  qrCode: QrCode,
  refresh: RotateCw,
  register: UserRoundPlus,
  share: Share2,
  send: Send,
  record: ScrollText,
  profit: ChartColumn,
  bonus: BadgePercent,
  invite: UserRoundPlus,
  mission: Target,
  message: Mail,
  shield: ShieldCheck,
  silence: VolumeX,
  smartphone: Smartphone,
  sound: Volume2,
  star: Star,
  sun: Sun,
  voucher: TicketPercent,
};

/** Icons whose direction has a meaning, turned round where text runs from right to left. */
export const MIRRORED: ReadonlySet<DrawnIconName> = new Set([
  'arrowForward',
  'chevronBack',
  'chevronForward',
  'logIn',
  'logOut',
  'menu',
  'panel',
]);
