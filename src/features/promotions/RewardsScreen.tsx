import { Navigate } from 'react-router-dom';
import { useScreenPath } from '../../platform/screens/ScreensContext.tsx';

/** Leads to the reward centre, where everything waits that can be claimed. */
export default function RewardsScreen() {
  const path = useScreenPath('rewardCenter');
  return <Navigate to={path ?? '/promotions'} replace />;
}
