/**
 * A shell script that starts the database and stops it when the parent process ends. When the pipe to its standard
 * input closes, which also happens if the parent is killed, it shuts the database down quickly. It also removes the
 * socket's folder, which is its first argument. The script is passed as text, because its account may not be able to
 * read our files.
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
