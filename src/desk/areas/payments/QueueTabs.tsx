import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useSearchParams } from 'react-router-dom';

const NAME = 'show';

/** The queue that the address names; the first where it names none. */
export function useQueue<Id extends string>(ids: readonly [Id, ...Id[]]): Id {
  const [search] = useSearchParams();
  return ids.find((id) => id === search.get(NAME)) ?? ids[0];
}

/** Queues of work beside each other; which one shows is part of the address. */
export function QueueTabs({
  shown,
  tabs,
}: {
  shown: string;
  tabs: readonly (readonly [id: string, label: string])[];
}) {
  const [, setSearch] = useSearchParams();
  return (
    <Tabs
      value={shown}
      variant="scrollable"
      scrollButtons={false}
      onChange={(_event, id: string) => setSearch({ [NAME]: id })}
    >
      {tabs.map(([id, label]) => (
        <Tab key={id} value={id} label={label} />
      ))}
    </Tabs>
  );
}
