/**
 * A shell that runs the database and outlives its parent just long enough to stop it: when the pipe on its standard
 * input closes, because the other end closed it or was killed, it shuts the database down fast. It also removes the
 * folder of the socket, its first argument. Passed as text, because its account may not be able to read our files.
 */
export const guardScript = `
folder=$1; shift
exec 3<&0
"$@" </dev/null 3<&- &
database=$!
over=
trap 'over=yes; kill -INT "$database" 2>/dev/null' TERM INT HUP
( read -r _ <&3; kill -TERM $$ ) &
watcher=$!
exec 3<&-
wait "$database"
status=$?
while kill -0 "$database" 2>/dev/null; do
  wait "$database"
  status=$?
done
kill "$watcher" 2>/dev/null
if [ -n "$over" ]; then rm -rf "$folder"; fi
exit "$status"
`;
