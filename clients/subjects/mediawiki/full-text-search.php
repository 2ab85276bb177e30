<?php
// As on Wikipedia, a search looks into whole texts; this engine alone would look into titles, unless told otherwise.
class FullTextSearch extends SearchSqlite {
	protected function doSearchTitleInDB( $term ) {
		return null;
	}
}
